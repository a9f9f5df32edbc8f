export function expectFree(port: number, variable: string, who: string): Promise<void>;
export function freePorts(count: number): Promise<number[]>;
