export const unhurried: Readonly<Record<string, string>>;
export const unlimited: Readonly<Record<string, string>>;
