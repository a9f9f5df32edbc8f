import { row } from './row.js';

export const packageErrors = {
  packageParks: row(
    'Un paquete lleva de 2 a 4 parques o tours',
    'A package has 2 to 4 parks or tours',
    'Um pacote tem de 2 a 4 parques ou passeios',
  ),
  packageTwice: row(
    'Esta experiencia ya está en tu paquete. Elige otra.',
    'This experience is already in your package. Choose another.',
    'Esta experiência já está no seu pacote. Escolha outra.',
  ),
  noPackages: row(
    'Por ahora no podemos vender paquetes. Puedes comprar cada entrada por separado.',
    'We can’t sell packages for now. You can buy each ticket by itself.',
    'Por enquanto não podemos vender pacotes. Você pode comprar cada ingresso separadamente.',
  ),
  unknownPackage: row(
    'Este paquete ya no está así en tu carrito: se quitó o se cambió',
    'This package is no longer in your cart as it was: it was removed or changed',
    'Este pacote não está mais assim no seu carrinho: foi removido ou mudado',
  ),
  unknownLine: row(
    'Este producto ya no está así en tu carrito: se quitó o se cambió',
    'This product is no longer in your cart as it was: it was removed or changed',
    'Este produto não está mais assim no seu carrinho: foi removido ou mudado',
  ),
  unsaved: row(
    'Guarda los cambios o déjalo como está.',
    'Save the changes or leave it as it is.',
    'Salve as mudanças ou deixe como está.',
  ),
  undone: row(
    'Listo: tu carrito está como antes',
    'Done: your cart is as it was before',
    'Pronto: seu carrinho está como antes',
  ),
  notUndone: row(
    'No pudimos deshacer el cambio',
    'We couldn’t undo the change',
    'Não foi possível desfazer a mudança',
  ),
  holdLimit: row(
    'Ya apartamos tus lugares por más tiempo dos veces, el máximo. Paga antes de que se liberen.',
    'We have already extended your hold twice, the most we can. Pay before they are released.',
    'Já guardamos seus lugares por mais tempo duas vezes, o máximo. Pague antes que sejam liberados.',
  ),
} as const;
