import { row } from './row.js';

export const holdErrors = {
  heldLonger: row(
    'Tus lugares siguen apartados para ti',
    'Your places are still held for you',
    'Seus lugares continuam guardados para você',
  ),
  heldAgain: row(
    'Tus lugares están apartados de nuevo',
    'Your places are held again',
    'Seus lugares estão guardados de novo',
  ),
  heldPartly: row(
    'Algunos lugares ya no están. Revisa tu carrito.',
    'Some of the places are gone. Check your cart.',
    'Alguns lugares não estão mais disponíveis. Confira seu carrinho.',
  ),
  lineClosed: row(
    'Este día ya no está a la venta. Cambia la fecha o quita el producto.',
    'This day is no longer on sale. Change the date or remove the product.',
    'Este dia não está mais à venda. Mude a data ou remova o produto.',
  ),
  linePast: row(
    'Este día ya pasó. Cambia la fecha o quita el producto.',
    'This day has passed. Change the date or remove the product.',
    'Este dia já passou. Mude a data ou remova o produto.',
  ),
  lineWithPackage: row(
    'Se liberó porque otra entrada del paquete ya no tiene lugar. Cambia la fecha de esa entrada.',
    'It was released because another ticket of the package has no places left. Change that ticket’s date.',
    'Foi liberado porque outro ingresso do pacote não tem mais lugar. Mude a data desse ingresso.',
  ),
  lineWithNights: row(
    'Se liberó porque la habitación del paquete ya no está apartada. Elige otra habitación.',
    'It was released because the room of the package is no longer held. Choose another room.',
    'Foi liberado porque o quarto do pacote não está mais guardado. Escolha outro quarto.',
  ),
  lineReleased: row(
    'Sus lugares se liberaron cuando se acabó el tiempo. Inténtalo de nuevo o cambia la fecha.',
    'Its places were released when the time ran out. Try again or change the date.',
    'Os lugares foram liberados quando o tempo acabou. Tente de novo ou mude a data.',
  ),
} as const;
