import { row } from './row.js';

/** What a purchase can be refused for, beside what is asked of any form. */
export const purchaseErrors = {
  detailsChanged: row(
    'Cambiaste algo después de enviarlo. Revísalo y vuelve a pagar.',
    'You changed something after sending it. Check it and pay again.',
    'Você alterou algo depois de enviar. Confira e pague de novo.',
  ),
} as const;
