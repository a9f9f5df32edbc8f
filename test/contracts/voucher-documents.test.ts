import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { JoseVoucherCodes } from '@shop/adapters/jose';
import { PdfVoucherDocuments } from '@shop/adapters/pdf';
import type { VoucherSheets } from '@shop/ports/backends';
import { pdfUaProblems } from '@shop/test/pdf-ua-checker';
import { readPdf } from '@shop/test/read-pdf';
import { scanPage } from '@shop/test/scan-page';
import { drawQr } from '../../apps/bff/src/features/order/order/draw-qr.js';
import { ensurePoppler } from '../../scripts/lib/poppler.mjs';

const run = promisify(execFile);
const documents = new PdfVoucherDocuments('dist/paper');

const codes = ['TQ7K-4MWX-2HRA', 'TQ8P-9NVC-3JSB', 'TQ9Q-1ZXD-4KTC'];

/** A QR code contains the signed code, not the text beside it. */
const signer = new JoseVoucherCodes(['a-secret-of-the-tests-of-32-characters']);
const day = '2027-01-01';
const signedOf = (unit: string) =>
  signer.write({
    order: 'TQ-7K4M-91XD',
    unit,
    product: 'laguna-nacar-tarde',
    who: 'ADULT',
    day,
    lastDay: day,
  });

const sheets: VoucherSheets = {
  language: 'pt-BR',
  title: 'Ingressos do pedido TQ-7K4M',
  brand: 'Coralibrí',
  order: 'Pedido TQ-7K4M',
  show: 'Mostre na entrada, no celular ou impresso.',
  colors: { paper: '#FFFFFF', ink: '#11211F', soft: '#4A5A58' },
  vouchers: codes.map((code, at) => ({
    place: 'Laguna Nácar',
    colors: { ground: '#53BDB4', ink: '#11211F' },
    unit: `Adulto, ${at + 1} de 3`,
    facts: [
      { name: 'Data', value: 'sexta-feira, 1 de janeiro de 2027' },
      { name: 'Horário', value: '8h30–18h (hora local do parque)' },
      { name: 'Ponto de encontro', value: 'Entrada da Laguna Nácar, estrada Cancún–Tulum km 243.' },
    ],
    code,
    qr: { ...drawQr(signedOf(code)), alt: `Código QR do ingresso ${code}` },
  })),
};

let folder: string;
let file: string;
beforeAll(async () => {
  await ensurePoppler();
  folder = await mkdtemp(join(tmpdir(), 'vouchers-'));
  file = join(folder, 'vouchers.pdf');
  await writeFile(file, await documents.draw(sheets));
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('has one page per voucher, with text in reading order', async () => {
  const { stdout } = await run('pdftotext', ['-raw', file, '-']);
  const pages = stdout.split('\f').slice(0, -1);
  expect(pages).toHaveLength(3);
  pages.forEach((text, at) => {
    const said = text.split(/\s*\n/).filter(Boolean).join(' ');
    expect(said).toBe(
      [
        `Coralibrí Laguna Nácar Adulto, ${at + 1} de 3 ${codes[at]}`,
        'Data sexta-feira, 1 de janeiro de 2027',
        'Horário 8h30–18h (hora local do parque)',
        'Ponto de encontro Entrada da Laguna Nácar, estrada Cancún–Tulum km 243.',
        'Pedido TQ-7K4M · Mostre na entrada, no celular ou impresso.',
      ].join(' '),
    );
  });
});

it('has the signed code of its ticket on each page, for a scanner', async () => {
  for (const [at, code] of codes.entries())
    expect(await scanPage(file, at + 1, 100)).toBe(signedOf(code));
});

it('has what PDF/UA requires: language, title, structure, and alternative texts', async () => {
  const { stdout: facts } = await run('pdfinfo', [file]);
  expect(facts).toMatch(/Title:\s+Ingressos do pedido TQ-7K4M/);
  expect(facts).toMatch(/Tagged:\s+yes/);
  const { stdout: structure } = await run('pdfinfo', ['-struct-text', file]);
  const count = (pattern: RegExp) => structure.match(pattern)?.length ?? 0;
  expect([count(/^ *Sect$/gm), count(/^ *H1/gm), count(/^ *Figure/gm)]).toEqual([3, 3, 3]);
  const { stdout: attributes } = await run('pdfinfo', ['-struct', file]);
  expect(attributes).toContain('Document');
  const bytes = (await readFile(file)).toString('latin1');
  expect(bytes).toMatch(/\/Lang \(pt-BR\)/);
  expect(bytes).toMatch(/\/DisplayDocTitle true/);
  expect(bytes).toContain('pdfuaid:part');
  expect(bytes.match(/\/Alt \(/g)).toHaveLength(codes.length);
});

it('passes an automatic PDF/UA check', async () => {
  expect(pdfUaProblems(await readFile(file))).toEqual([]);
});

it.each<[string, RegExp, string]>([
  ['no language', /\/Lang \(/g, '/Lamg ('],
  ['not marked', /\/Marked true/g, '/Marked fals'],
  ['its title is not shown', /\/DisplayDocTitle true/g, '/DisplayDocTitle fals'],
  ['does not say that it is PDF/UA', /<pdfuaid:part>1/g, '<pdfuaid:part>0'],
  ['no title', /<dc:title>/g, '<dc:titel>'],
  ['a picture without a text', /\/Alt \(/g, '/Olt ('],
  ['headings leave a level out', /\/S \/H1/g, '/S /H2'],
  ['an unknown structure type: Sekt', /\/S \/Sect/g, '/S /Sekt'],
  ['tags and structure differ', /\/K \[3\]/g, '/K [9]'],
  ['the order of tabs is not that of the structure', /\/Tabs \/S/g, '/Tabs /R'],
  ['a font that is not in it', /\/FontFile2/g, '/FontFilo2'],
  ['a font whose letters mean nothing', /\/ToUnicode/g, '/ToUnicoda'],
])('fails the check with %s (control)', async (problem, from, to) => {
  const changed = (await readFile(file)).toString('latin1').replaceAll(from, to);
  expect(pdfUaProblems(Buffer.from(changed, 'latin1'))).toContain(problem);
});

it('fails the check with content both or neither tagged and artifact (control)', async () => {
  const pages = [...readPdf(await readFile(file)).values()].filter(({ stream }) =>
    stream.includes(' BDC'),
  );
  const [{ stream = '' } = {}] = pages;
  const problemsOf = (content: string) => {
    const object = `9 0 obj\n<<\n>>stream\n${content}\nendstream\nendobj\n`;
    const page = '8 0 obj\n<<\n/Type /Page\n/Contents 9 0 R\n>>\nendobj\n';
    return pdfUaProblems(Buffer.from(object + page, 'latin1'));
  };
  const untagged = 'content that is neither tagged nor an artifact';
  expect(problemsOf(stream)).not.toContain(untagged);
  expect(problemsOf(`${stream}\n0 0 9 9 re\nf`)).toContain(untagged);
  expect(problemsOf(stream.replace('EMC', ''))).toContain('tags and artifacts in one another');
});

/** Words of a PDF with their distance from the top of the page. */
async function wordsOf(vouchers: VoucherSheets['vouchers']) {
  const crowded = join(folder, 'crowded.pdf');
  await writeFile(crowded, await documents.draw({ ...sheets, vouchers }));
  const { stdout } = await run('pdftotext', ['-bbox', crowded, '-']);
  const words = /yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]+)</g;
  const found = [...stdout.matchAll(words)];
  return {
    pages: stdout.match(/<page /g)?.length,
    countOf: (text: string) => found.filter(([, , , word]) => word === text).length,
    topOf: (text: string) => Number(found.find(([, , , word]) => word === text)?.[1]),
    endOf: (text: string) => Number(found.findLast(([, , , word]) => word === text)?.[2]),
  };
}

it('prints a long name above the ticket holder, without overlap', async () => {
  const [voucher] = sheets.vouchers;
  if (!voucher) throw new Error('no voucher');
  const place = 'Laguna Nácar de tarde con transporte desde Playa del Carmen, cena típica y danza';
  const { endOf, topOf } = await wordsOf([{ ...voucher, place }]);
  expect(endOf('danza')).toBeLessThanOrEqual(topOf('Adulto,'));
});

it('keeps a ticket with all its details on one page', async () => {
  const [voucher] = sheets.vouchers;
  if (!voucher) throw new Error('no voucher');
  // A name of two lines beside a value of one.
  const fact = { name: 'Punto de encuentro de tu visita guiada', value: 'Muelle' };
  const facts = Array.from({ length: 10 }, () => fact);
  const { pages, endOf, topOf, countOf } = await wordsOf([{ ...voucher, facts }]);
  expect([pages, countOf('Muelle')]).toEqual([1, 10]);
  expect(endOf('Muelle')).toBeLessThanOrEqual(topOf('Pedido'));
});

it('is a small file', async () => {
  expect((await readFile(file)).length).toBeLessThanOrEqual(60_000);
});

it('embeds its fonts and uses vector pictures only', async () => {
  const { stdout: fonts } = await run('pdffonts', [file]);
  const rows = fonts.trim().split('\n').slice(2);
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row).toMatch(/ yes yes yes /);
  const { stdout: pictures } = await run('pdfimages', ['-list', file]);
  expect(pictures.trim().split('\n').slice(2)).toEqual([]);
});

/** Glyph ids of the pages; 0 is the box for a missing letter. */
const glyphsOf = (pdf: Uint8Array) =>
  [...readPdf(Buffer.from(pdf)).values()]
    .filter(({ stream }) => stream.includes(' BDC'))
    .flatMap(({ stream }) => [...stream.matchAll(/<((?:[0-9a-f]{4})+)>/g)])
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);

it.each([
  ['currencies', '₩ ₽ ₡ ₲ € £ ¥ $'],
  ['spaces of any width', '8:30\u202fa.m.\u2009–\u00a06\u3000p.m.'],
  ['Latin letters', 'Łukasz Żółć, Ştefan Ğ, Nguyễn Thị Ánh, Ħ, Ŵ'],
  ['Cyrillic', 'Юлия Щербакова, Їжак'],
  ['Greek', 'Ελένη Παππά'],
  ['Chinese', '李小龍 王芳'],
  ['Japanese', '山田 さくら カナ'],
  ['Korean', '김민수'],
  ['Arabic', 'يوسف'],
  ['Persian', 'می\u200cرو'],
  ['Hebrew', 'דוד'],
  ['Devanagari', 'नीलम'],
  ['Thai', 'สมชาย'],
  ['Georgian and Armenian', 'ქეთი Արմեն'],
  ['Ethiopic', 'ኃይለ'],
])('prints %s without a missing glyph: %s', async (_, text) => {
  const [voucher] = sheets.vouchers;
  if (!voucher) throw new Error('no voucher');
  const facts = [{ name: text, value: text }];
  const one = { ...voucher, place: text, unit: text, facts };
  const pdf = await documents.draw({ ...sheets, brand: text, vouchers: [one] });
  const glyphs = glyphsOf(pdf);
  expect(glyphs.length).toBeGreaterThan(text.length);
  expect(glyphs).not.toContain('0000');
  expect(pdf.length).toBeLessThanOrEqual(60_000);
});
