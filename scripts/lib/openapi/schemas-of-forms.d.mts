export interface FormSchema {
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}

export function schemaOfForm(form: new () => object): FormSchema;
