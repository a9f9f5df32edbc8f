type Words = Readonly<Record<'es' | 'en' | 'pt', string>>;

export const paths: Words;
export const titles: Words;
export const leads: Words;
export const added: Readonly<Record<string, Readonly<Record<string, string>>>>;
export const changed: Readonly<
  Record<string, readonly [file: string, turn: (text: string) => string]>
>;
