/** The longest first or last name in UTF-16 units, as `maxlength` counts. */
export const longestName = 80;

/** Control, surrogate, line-separator and bidi characters never belong in a name. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const allUnfit = new RegExp(unfit, 'gu');

const oneOf = (...lines: readonly string[]): string => lines.join(' ').replaceAll(' ', '|');

/** Domain endings that no name has: after any letter they make a link. */
const ends = oneOf(
  'com net org info biz io ly me co cc tk xyz top site online shop store link click club live app dev',
  'icu ru cn mx br es us uk fr рф бел укр 中国 中國 香港 台灣 公司 网络 在线',
);
/**
 * Domain endings that names have too (`J.Li`, `Dr.Ng`, `D.la Cruz`): a link has three letters or a
 * digit before them. Leaves out titles and company forms (`MD`, `Mr`, `SA`).
 */
const endsOfNames = oneOf(
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo bs bt bw by',
  'bz ca cd cf cg ch ci ck cl cm cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er et eu fi fj fk fm',
  'fo ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in iq ir is',
  'it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ma mc mg mh mk ml mm',
  'mn mo mp mq mt mu mv mw my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr',
  'ps pt pw py qa re ro rs rw sb sc sd se sg sh si sk sl sm sn so ss st su sv sx sy sz tc td tf tg th',
  'tj tl tm tn to tr tt tv tw tz ua ug uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw',
  'website space tech email cloud mobi vip casino poker bet loan lat lol buzz cfd sbs cyou download',
  'stream webcam chat date dating porn xxx sexy promo sale deals tickets travel tours vacations holiday',
  'events media agency digital network systems support services solutions company center finance credit',
  'money trade review reviews news blog press wiki guru ninja rocks fun host today world life zone pro',
  'pics monster quest zip mov edu gov asia social video games',
);

/**
 * Text that mail programs turn into a link. A name may contain none, because order mails reach
 * strangers. `.de` after one or two letters is a word: `Ma.de los Ángeles`, `S.A.de C.V.`
 */
const link = new RegExp(
  [
    String.raw`\w:\/\/|\bwww\.|\.\p{L}{2,}(?:[/?#]|:\d)`,
    String.raw`[\p{L}\d]\.(?:${ends})(?![\p{L}\d])`,
    String.raw`(?:[\p{L}\d-]{3}|\d)\.(?:${endsOfNames})(?![\p{L}\d])`,
    String.raw`\p{L}\.de(?![\s\p{L}\d])`,
  ].join('|'),
  'iu',
);

/** Invisible characters. Joiners stay, because they shape Persian and Indian names. */
const unseen = /(?![\p{L}\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
const looseJoiners = /(^|[^\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?=$|[^\p{L}\p{M}])/gu;
/** Letters and a symbol that render blank. */
const blanks = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Normalises a name: no invisible characters, NFC, joiners only inside words. */
export const tidyName = (text: string): string =>
  text.replace(unseen, '').normalize('NFC').replace(blanks, ' ').replace(looseJoiners, '$1').trim();

/** Expects a tidied name; an empty one is valid. */
export const isFitName = (text: string): boolean =>
  text.length <= longestName && !unfit.test(text) && !link.test(text);

/** The longest name on a ticket in UTF-16 units, as `maxlength` counts. */
export const longestNameOnTicket = 60;

const lettersOfName = /^(?:[\p{L}\p{M} '’.·-]|[\u200c\u200d])+$/u;

/** Normalises the name on a ticket, as for any name, with single spaces; `undefined` for none. */
export const tidyNameOnTicket = (typed: string): string | undefined =>
  tidyName(typed).replace(/\s+/gu, ' ') || undefined;

/** Expects a tidied name (docs/rules/cart.md#name). */
export const isNameOnTicket = (name: string): boolean =>
  name.length <= longestNameOnTicket && lettersOfName.test(name) && isFitName(name);

/** Makes a name from another system valid, because no form can ask for a correction. */
export function fitName(text: string): string {
  const line = tidyName(tidyName(text).replace(allUnfit, ' ').replace(/\s+/gu, ' '));
  return withoutLink(tidyName(line.slice(0, longestName).replace(allUnfit, '')));
}

const withoutLink = (name: string): string =>
  link.test(name) ? name.replace(/[\s.:/]+/gu, ' ').trim() : name;

/** Forms of address before a name: with a dot, or followed by more than one word. */
const address =
  /^(?:mrs?|ms|miss|mx|dra?|sra?|srta|profa?|ing|lic|herr|frau|mme|mlle)(?:\.\s*|\s+(?=\S+\s))(?=\S)/iu;
/** Suffixes after a comma that are no first name. */
const behind = /^(?:(?:jr|sr|i{2,3}|iv|ph\.?d|m\.?d|esq)\.?$|(?:inc|ltd|llc|gmbh|s\.?a|s\.?l)\b)/iu;

/** Splits `Ana Ruiz Vega` at the first blank, `Ruiz Vega, Ana` at the comma. */
export function splitName(whole: string): {
  readonly firstName: string;
  readonly lastName: string;
} {
  const name = fitName(whole).replace(address, '');
  const [lastName = '', first = '', ...more] = name.split(/\s*,\s*/u);
  if (lastName && first && more.length === 0 && !behind.test(first))
    return { firstName: first.replace(address, ''), lastName };
  const [firstName = '', ...others] = name.split(' ');
  return { firstName, lastName: others.join(' ') };
}

export const wholeName = (firstName: string, lastName: string): string =>
  [firstName, lastName].filter(Boolean).join(' ');
