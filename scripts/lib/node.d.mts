export declare const sparing: Readonly<Record<string, string>>;
