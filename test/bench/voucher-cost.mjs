// Cost of a PDF with three vouchers, in ms of processor time.
import { PdfVoucherDocuments } from '../../dist/libs/adapters/src/pdf/index.js';
import { drawQr } from '../../dist/apps/bff/src/features/order/order/draw-qr.js';
import { cpuMs } from './serve.mjs';
import { median } from './statistics.mjs';

const turns = 40;
const documents = new PdfVoucherDocuments('dist/paper');

const fact = {
  name: 'Punto de encuentro',
  value: 'Entrada del parque, a 15 min de Tulum. '.repeat(3),
};
// As long as a voucher's signed code, which the QR code contains.
const signedLength = 175;

const sheets = {
  language: 'es-MX',
  title: 'Boletos',
  brand: 'Coralibrí',
  order: 'Orden',
  show: 'Muéstralo',
  colors: { paper: '#FFFFFF', ink: '#11211F', soft: '#4A5A58' },
  vouchers: ['WX1D-GCKD-MWCN', 'CZZC-YYDA-3XSK', '60EQ-VP2R-Z6XT'].map((code) => ({
    place: 'Laguna Nácar',
    colors: { ground: '#53BDB4', ink: '#11211F' },
    unit: 'Adulto',
    facts: Array(6).fill(fact),
    code,
    qr: drawQr(code.padEnd(signedLength, '4MWX2HRA')),
    alt: code,
  })),
};

async function costOfOne() {
  const before = cpuMs();
  const { length } = await documents.draw(sheets);
  if (length < 10_000) throw new Error('A whole PDF was expected.');
  return cpuMs() - before;
}

process.once('message', async () => {
  process.once('disconnect', () => process.exit(0));
  const firstMs = await costOfOne();
  const costs = [];
  for (let turn = 0; turn < turns; turn += 1) costs.push(await costOfOne());
  process.send({ firstMs, medianMs: median(costs) });
});
