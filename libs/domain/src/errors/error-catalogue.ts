import type { Language, Translated } from '../language/language.js';
import { cartStayErrors } from './cart-stay-errors.js';
import { holdErrors } from './hold-errors.js';
import { loginErrorTexts } from './login-errors.js';
import { newsletterErrors } from './newsletter-errors.js';
import { couponErrors } from './coupon-errors.js';
import { mailErrors } from './mail-errors.js';
import { packageErrors } from './package-errors.js';
import { purchaseErrors } from './purchase-errors.js';
import { quoteErrors } from './quote-errors.js';
import { requestErrors } from './request-errors.js';
import { rightErrors } from './right-errors.js';
import { row } from './row.js';
import { stayErrors } from './stay-errors.js';

/** Every refusal shown. Agreed texts stay verbatim (docs/rules/messages.md#to-the-letter). */
export const errorCatalogue = {
  generic: row(
    'Ocurrió un error inesperadamente, inténtelo nuevamente.',
    'An unexpected error occurred, please try again.',
    'Ocorreu um erro inesperado, tente novamente.',
  ),
  internalTitle: row('Error interno', 'Internal Error', 'Erro interno'),
  internal: row(
    'lo sentimos, algo salió mal',
    'OUUUPS! Something went wrong.',
    'desculpe, algo deu errado',
  ),
  unavailableTitle: row(
    'No pudimos abrir esta página',
    'We couldn’t open this page',
    'Não conseguimos abrir esta página',
  ),
  prices: row(
    'Lo sentimos no pudimos obtener los precios del producto',
    "Sorry, we couldn't get the prices of this product",
    'Desculpe, não conseguimos obter os preços do produto',
  ),
  catalogue: row(
    'No pudimos consultar nuestros parques y tours. Inténtalo de nuevo en un momento.',
    'We couldn’t reach our parks and tours. Try again in a moment.',
    'Não conseguimos consultar nossos parques e passeios. Tente de novo em instantes.',
  ),
  noSchedule: row(
    'Por favor seleccione un horario',
    'Please select a schedule',
    'Selecione um horário',
  ),
  noAvailability: row(
    'No hay entradas para esa fecha, por favor seleccione una diferente',
    'There are no tickets for that date, please choose another one',
    'Não há ingressos para essa data, escolha outra',
  ),
  duplicate: row(
    'Este producto o uno con la misma fecha ya se encuentra en tu carrito',
    'This product, or one with the same date, is already in your cart',
    'Este produto ou outro com a mesma data já está no seu carrinho',
  ),
  sameDates: row(
    'Las fechas de los productos no pueden ser la misma',
    'The products cannot have the same date',
    'As datas dos produtos não podem ser iguais',
  ),
  limit: row(
    'El limite de productos que puede agregar en su paquete es 5',
    'You can add up to 5 products to your package',
    'O limite de produtos no pacote é 5',
  ),
  purchase: row(
    'Error comprando el producto',
    'There was an error buying the product',
    'Erro ao comprar o produto',
  ),
  nothingToPay: row(
    'Tu cupón cubre todo lo que llevas, y en línea no podemos cerrar una compra sin nada por pagar. Agrega algo más, o llama al centro de atención para usar el cupón.',
    'Your coupon pays for everything here, and we can’t complete a purchase online with nothing to pay. Add something else, or call us to use the coupon.',
    'Seu cupom cobre tudo o que você escolheu, e on-line não conseguimos concluir uma compra sem nada a pagar. Adicione algo mais ou ligue para a central para usar o cupom.',
  ),
  offline: row(
    'No hay conexión. Inténtalo más tarde o llama al centro de atención.',
    'You are offline. Try again later or call our call centre.',
    'Sem conexão. Tente mais tarde ou ligue para a central.',
  ),
  cartUpdated: row(
    'El carrito se actualizó correctamente',
    'The cart has been updated successfully',
    'O carrinho foi atualizado',
  ),
  cartUpdate: row(
    'Hubo un error al actualizar el carrito',
    'There was an error updating the shopping cart',
    'Houve um erro ao atualizar o carrinho',
  ),
  currencies: row('Error obteniendo divisas', 'Error getting currencies', 'Erro ao obter moedas'),
  methods: row(
    'Error obteniendo métodos de pagos para esta divisa',
    'Error getting payment methods for this currency',
    'Erro ao obter métodos de pagamento para esta moeda',
  ),
  calendar: row(
    'Ocurrió un error al cargar el calendario',
    'There was an error loading the calendar',
    'Ocorreu um erro ao carregar o calendário',
  ),
  promoCode: row(
    'Código promocional no válido',
    'Invalid promotional code',
    'Código promocional inválido',
  ),
  firstName: row(
    'El campo nombre es requerido',
    'Name field is required',
    'O campo nome é obrigatório',
  ),
  lastName: row(
    'El campo apellido es requerido',
    'Last name field is required',
    'O campo sobrenome é obrigatório',
  ),
  country: row(
    'El campo pais es requerido',
    'Country field is required',
    'O campo país é obrigatório',
  ),
  emailMissing: row(
    'El campo email es requerido',
    'The email field is required',
    'O campo e-mail é obrigatório',
  ),
  emailWrong: row('Ingrese un correo válido', 'The email is not valid', 'Informe um e-mail válido'),
  boxNotTicked: row(
    'Es necesario seleccionar este campo',
    'This checkbox is mandatory',
    'É necessário marcar este campo',
  ),
  ...newsletterErrors,
  searchLocal: row(
    'El buscador no responde por ahora. Esto es lo que encontramos por nuestra cuenta.',
    'Search isn’t responding right now. Here is what we found ourselves.',
    'A busca não está respondendo agora. Isto é o que encontramos por conta própria.',
  ),
  suggestions: row(
    'No se han podido buscar resultados',
    "Results couldn't be retrieved",
    'Não foi possível buscar resultados',
  ),
  ...loginErrorTexts,
  unknownProduct: row(
    'No encontramos ese producto. Elige otro parque o tour.',
    'We couldn’t find that product. Choose another park or tour.',
    'Não encontramos esse produto. Escolha outro parque ou passeio.',
  ),
  noDay: row('Elige un día', 'Choose a day', 'Escolha um dia'),
  pastDay: row(
    'Ese día ya pasó. Elige uno a partir de hoy.',
    'That day has passed. Choose one from today on.',
    'Esse dia já passou. Escolha um a partir de hoje.',
  ),
  closedDay: row(
    'Ese día está cerrado. Elige otro.',
    'It is closed that day. Choose another.',
    'Nesse dia está fechado. Escolha outro.',
  ),
  farDay: row(
    'Ese día aún no está a la venta. Elige uno más cercano.',
    'That day is not on sale yet. Choose an earlier one.',
    'Esse dia ainda não está à venda. Escolha um mais próximo.',
  ),
  peopleOdd: row('Escribe un número entero', 'Enter a whole number', 'Digite um número inteiro'),
  nobody: row(
    'Elige al menos una persona',
    'Choose at least one person',
    'Escolha pelo menos uma pessoa',
  ),
  adultNeeded: row(
    'Los niños y menores van con al menos un adulto',
    'Children and infants come with at least one adult',
    'Crianças e bebês vão com pelo menos um adulto',
  ),
  tooMany: row(
    'Puedes comprar hasta 20 lugares a la vez. Para grupos más grandes, llámanos.',
    'You can buy up to 20 places at a time. For larger groups, call us.',
    'Você pode comprar até 20 lugares por vez. Para grupos maiores, ligue para nós.',
  ),
  infantsNotAdmitted: row(
    'Este tour es desde los 6 años',
    'This tour is for ages 6 and up',
    'Este passeio é a partir de 6 anos',
  ),
  extrasExclude: row(
    'El transporte con comida ya incluye los dos. Elige solo uno.',
    'Transport with a meal already includes both. Choose only one.',
    'O transporte com refeição já inclui os dois. Escolha só um.',
  ),
  unknownExtra: row(
    'Ese extra no está disponible para esta entrada',
    'That extra is not available for this ticket',
    'Esse extra não está disponível para este ingresso',
  ),
  noComponent: row(
    'Elige la actividad que incluye tu entrada',
    'Choose the activity your ticket includes',
    'Escolha a atividade incluída no seu ingresso',
  ),
  wrongChoice: row('Corrige lo marcado', 'Correct what is marked', 'Corrija o que está marcado'),
  cartUnavailable: row(
    'No pudimos consultar tu carrito. Tus productos siguen guardados; inténtalo de nuevo.',
    'We couldn’t reach your cart. Your products are still saved; try again.',
    'Não conseguimos acessar seu carrinho. Seus produtos continuam salvos; tente de novo.',
  ),
  cartEmpty: row('Tu carrito está vacío', 'Your cart is empty', 'Seu carrinho está vazio'),
  lineUnavailable: row(
    'Ya no hay lugares para este día. Cambia la fecha o quita el producto.',
    'There are no places left for this day. Change the date or remove the product.',
    'Não há mais lugares para este dia. Mude a data ou remova o produto.',
  ),
  phone: row(
    'Escribe un teléfono válido para el país',
    'Enter a valid phone number for the country',
    'Informe um telefone válido para o país',
  ),
  tooLong: row('El texto es demasiado largo', 'The text is too long', 'O texto é longo demais'),
  methodMissing: row(
    'Elige cómo quieres pagar',
    'Choose how you want to pay',
    'Escolha como quer pagar',
  ),
  cartChanged: row(
    'Tu carrito cambió desde que abriste esta página. Revisa el nuevo total.',
    'Your cart has changed since you opened this page. Check the new total.',
    'Seu carrinho mudou desde que você abriu esta página. Confira o novo total.',
  ),
  ...purchaseErrors,
  ...packageErrors,
  ...couponErrors,
  ...holdErrors,
  ...cartStayErrors,
  ...quoteErrors,
  ...mailErrors,
  ...rightErrors,
  ...stayErrors,
  ...requestErrors,
} as const satisfies Record<string, Translated>;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorText = (code: ErrorCode, language: Language): string =>
  errorCatalogue[code][language];
