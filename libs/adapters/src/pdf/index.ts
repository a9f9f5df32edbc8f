export { PdfVoucherDocuments } from './pdf-voucher-documents.js';
