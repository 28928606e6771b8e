/** Stands for `cardroom/worker` in the script that is one file: there is no other file for a thread to run. */
export class OddsWorker {
  constructor() {
    throw new Error("there is no file for a thread");
  }
}
