import type { ErrorCode, Translated } from '@shop/domain';
import type { Stage } from './stage.js';

/** Where a scene ends: at a URL, or before a form that the browser posts. */
export type End =
  | { readonly kind: 'at'; readonly path: string }
  | {
      readonly kind: 'post';
      readonly action: string;
      readonly fields: Readonly<Record<string, string | readonly string[]>>;
    };

/** A screen, state or message, produced by a visitor's own steps. */
export interface Scene {
  /** Part of its URL. */
  readonly key: string;
  readonly group: 'screens' | 'states' | 'messages';
  /** The message that it shows, also used as link text. */
  readonly says?: ErrorCode;
  /** Link text; a screen's is its URL. */
  readonly name?: Translated;
  readonly play: (stage: Stage) => Promise<End>;
}

export const at = (path: string): End => ({ kind: 'at', path });

export const sent = (action: string, fields: Extract<End, { kind: 'post' }>['fields']): End => ({
  kind: 'post',
  action,
  fields,
});

export const says = (code: ErrorCode, play: Scene['play']): Scene => ({
  key: `message-${code}`,
  group: 'messages',
  says: code,
  play,
});

export const eachSays = <Row>(
  rows: Partial<Readonly<Record<ErrorCode, Row>>>,
  play: (row: Row, stage: Stage) => Promise<End> | End,
): readonly Scene[] => {
  const entries = Object.entries(rows) as [ErrorCode, Row][]; // as: the keys and values of the table
  return entries.map(([code, row]) => says(code, async (stage) => play(row, stage)));
};
