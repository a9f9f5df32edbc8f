/**
 * A new folder `taquilla-<name>-…`, which the caller removes. In memory if there is room: a new
 * database has about a thousand files and takes ten times as long on disk.
 */
export function temporaryFolder(name: string): string;
