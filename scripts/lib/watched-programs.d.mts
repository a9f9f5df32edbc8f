export function watchedPrograms(): Readonly<Record<string, string>>;
