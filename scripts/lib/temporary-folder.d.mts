/**
 * A new folder for what lives as long as a test, `taquilla-<name>-…`; whoever asked takes it away.
 * In memory where there is room for it: a new database is about a thousand files, and takes ten
 * times as long on a disk.
 */
export function temporaryFolder(name: string): string;
