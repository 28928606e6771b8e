// How the page is set on this device: small, and read before the first drawing. Games are kept in the store.
// A browser may refuse both reading and writing: the page then forgets.

type Key = "language" | "theme" | "suits" | "cloth" | "speed" | "auto" | "replay" | "looked";

export function read(key: Key): string | null {
  try {
    return localStorage.getItem(`cardroom/${key}`);
  } catch {
    return null;
  }
}

/** Whether it was kept. */
export function write(key: Key, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(`cardroom/${key}`);
    else localStorage.setItem(`cardroom/${key}`, value);
    return true;
  } catch {
    return false;
  }
}
