export function ensurePoppler(): Promise<void>;
