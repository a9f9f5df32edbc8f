const secretField =
  /token|secret|password|authorization|e-?mail|^username$|phone|^(first|last)_?name$|^lastname$|^name$|beneficiary|account|clientid|externalkey|^mid$/i;

/** Whether a field of this name belongs to a thing, not to a person. */
const isOfThing = (path: readonly string[]): boolean =>
  path.some((part) =>
    /items|products|components|towns|pickups|units|documents|rooms|banks|methods|currencies/i.test(
      part,
    ),
  );

const hidden = '‹hidden›';

function clean(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => clean(one, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const isSecret = secretField.test(key) && !(key === 'name' && isOfThing(path));
      return [key, isSecret && typeof part === 'string' ? hidden : clean(part, [...path, key])];
    }),
  );
}

/** Removes tokens, addresses and personal names from a certificate, in any field. */
export class Redactor {
  private readonly secrets: readonly string[];

  constructor(secrets: readonly string[]) {
    this.secrets = secrets.filter((one) => one.length > 3);
  }

  text(text: string): string {
    const withoutSecrets = this.secrets.reduce((at, one) => at.replaceAll(one, hidden), text);
    return withoutSecrets.replaceAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, hidden);
  }

  value(value: unknown): unknown {
    const text = JSON.stringify(clean(value, []));
    return text === undefined ? undefined : JSON.parse(this.text(text));
  }
}
