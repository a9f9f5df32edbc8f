export function countRestarts(now?: () => number): { admits(): boolean };
export function givenUpText(name: string, logFile: string): string;
