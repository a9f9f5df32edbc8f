import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@shop/domain';
import { namespaceOf } from '../../../apps/web/src/runtime/page/screen-files.js';
import type { TextsByNamespace } from '../../../apps/web/src/shop/texts.js';

const source = join(process.cwd(), 'apps/web/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });

const read = (language: Language): TextsByNamespace =>
  Object.fromEntries(
    files
      .filter((file) => file.endsWith(`.${language}.json`))
      .map((file) => [
        namespaceOf(file),
        JSON.parse(readFileSync(join(source, file), 'utf8')) as object, // as: a file of texts
      ]),
  );

export const allTexts: Readonly<Record<Language, TextsByNamespace>> = {
  es: read('es'),
  en: read('en'),
  pt: read('pt'),
};
