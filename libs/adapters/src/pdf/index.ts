export { PdfVoucherPapers } from './pdf-voucher-papers.js';
