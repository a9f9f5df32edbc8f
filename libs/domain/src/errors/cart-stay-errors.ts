import { row } from './row.js';

export const cartStayErrors = {
  stayCurrency: row(
    'Las noches de hotel se pagan en la moneda en que las elegiste. Quítalas del carrito para usar otra.',
    'Hotel nights are paid in the currency you chose them in. Take them out of the cart to use another.',
    'As noites de hotel são pagas na moeda em que você as escolheu. Tire-as do carrinho para usar outra.',
  ),
  stayTaken: row(
    'Alguien más tomó la última habitación. Elige otra o cambia las fechas.',
    'Somebody else took the last room. Choose another or change the dates.',
    'Outra pessoa ficou com o último quarto. Escolha outro ou mude as datas.',
  ),
  stayDearer: row(
    'El precio subió desde que elegiste. Revisa el nuevo total y agrega la estancia si te conviene.',
    'The price has gone up since you chose. Check the new total, and add the stay if it suits you.',
    'O preço subiu desde que você escolheu. Confira o novo total e adicione a estadia se valer a pena.',
  ),
  stayCheaper: row(
    'Carrito actualizado. La estancia cuesta ahora menos que cuando la elegiste.',
    'Cart updated. The stay now costs less than when you chose it.',
    'Carrinho atualizado. A estadia custa agora menos do que quando você a escolheu.',
  ),
  stayNotThen: row(
    'El hotel no acepta esa estancia en esas fechas. Cámbialas.',
    'The hotel doesn’t take that stay on those dates. Change them.',
    'O hotel não recebe essa estadia nessas datas. Mude-as.',
  ),
  stayLost: row(
    'La habitación ya no está apartada y no pudimos apartarla de nuevo. Búscala otra vez o quítala.',
    'The room is no longer held and we couldn’t hold it again. Search for it again or take it out.',
    'O quarto não está mais guardado e não conseguimos guardá-lo de novo. Busque-o outra vez ou tire-o.',
  ),
  packageStay: row(
    'Este paquete ya tiene sus noches. Cámbialas o sácalas del paquete.',
    'This package already has its nights. Change them or take them out of the package.',
    'Este pacote já tem as suas noites. Mude-as ou tire-as do pacote.',
  ),
  stayWithPackage: row(
    'La habitación se aparta junto con las entradas de su paquete: cambia primero la que se agotó.',
    'The room is held together with the tickets of its package: change the ticket that sold out first.',
    'O quarto é guardado junto com os ingressos do pacote: mude primeiro o que se esgotou.',
  ),
  stayNotOnline: row(
    'Estas noches se reservan por teléfono.',
    'These nights are booked by phone.',
    'Estas noites são reservadas por telefone.',
  ),
} as const;
