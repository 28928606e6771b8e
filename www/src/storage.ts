// What the page remembers on this device. A browser may refuse both reading and writing: the page then forgets.

type Key = "match" | "sheet" | "tournament" | "language";

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
