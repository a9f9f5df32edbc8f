import { languages } from '../language/language.js';
import { errorCatalogue, type ErrorCode, errorText } from './error-catalogue.js';

const codes = Object.keys(errorCatalogue) as ErrorCode[]; // as: the keys of a const table

it.each(codes)('%s has its own text in all three languages', (code) => {
  const texts = languages.map((language) => errorText(code, language));
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) {
    expect(text.length).toBeGreaterThan(5);
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/[{}<>]| {2}|TODO/);
  }
});

it('has unique texts', () => {
  for (const language of languages) {
    const texts = codes.map((code) => errorText(code, language));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

/** Texts agreed with the operator (docs/rules/messages.md#to-the-letter). */
const agreed = `
suggestions: No se han podido buscar resultados | Results couldn't be retrieved | Não foi possível buscar resultados
generic: Ocurrió un error inesperadamente, inténtelo nuevamente. | An unexpected error occurred, please try again. | Ocorreu um erro inesperado, tente novamente.
internalTitle: Error interno | Internal Error | Erro interno
internal: lo sentimos, algo salió mal | OUUUPS! Something went wrong. | desculpe, algo deu errado
prices: Lo sentimos no pudimos obtener los precios del producto | Sorry, we couldn't get the prices of this product | Desculpe, não conseguimos obter os preços do produto
noSchedule: Por favor seleccione un horario | Please select a schedule | Selecione um horário
noAvailability: No hay entradas para esa fecha, por favor seleccione una diferente | There are no tickets for that date, please choose another one | Não há ingressos para essa data, escolha outra
duplicate: Este producto o uno con la misma fecha ya se encuentra en tu carrito | This product, or one with the same date, is already in your cart | Este produto ou outro com a mesma data já está no seu carrinho
sameDates: Las fechas de los productos no pueden ser la misma | The products cannot have the same date | As datas dos produtos não podem ser iguais
limit: El limite de productos que puede agregar en su paquete es 5 | You can add up to 5 products to your package | O limite de produtos no pacote é 5
purchase: Error comprando el producto | There was an error buying the product | Erro ao comprar o produto
offline: No hay conexión. Inténtalo más tarde o llama al centro de atención. | You are offline. Try again later or call our call centre. | Sem conexão. Tente mais tarde ou ligue para a central.
cartUpdated: El carrito se actualizó correctamente | The cart has been updated successfully | O carrinho foi atualizado
cartUpdate: Hubo un error al actualizar el carrito | There was an error updating the shopping cart | Houve um erro ao atualizar o carrinho
currencies: Error obteniendo divisas | Error getting currencies | Erro ao obter moedas
methods: Error obteniendo métodos de pagos para esta divisa | Error getting payment methods for this currency | Erro ao obter métodos de pagamento para esta moeda
calendar: Ocurrió un error al cargar el calendario | There was an error loading the calendar | Ocorreu um erro ao carregar o calendário
promoCode: Código promocional no válido | Invalid promotional code | Código promocional inválido
newsletterDuplicate: Correo registrado | E-mail already registered | E-mail já cadastrado
newsletterOther: Intente mas tarde | Please try later | Tente mais tarde
newsletterPage: Ocurrió un error con tu suscripción. Inténtalo más tarde. | An error occurred with your subscription. Please try again later. | Ocorreu um erro com sua assinatura. Tente mais tarde.
firstName: El campo nombre es requerido | Name field is required | O campo nome é obrigatório
lastName: El campo apellido es requerido | Last name field is required | O campo sobrenome é obrigatório
country: El campo pais es requerido | Country field is required | O campo país é obrigatório
emailMissing: El campo email es requerido | The email field is required | O campo e-mail é obrigatório
emailWrong: Ingrese un correo válido | The email is not valid | Informe um e-mail válido
boxNotTicked: Es necesario seleccionar este campo | This checkbox is mandatory | É necessário marcar este campo
INVALID_EMAIL: El correo no está en el formato correcto | The email format is not correct | O e-mail não está no formato correto
PASSWORD_REQUIRED: El password es necesario | The password is required | A senha é obrigatória
INCORRECT_LOGIN: El email o password ingresados son incorrectos | The email or password is incorrect | O e-mail ou a senha estão incorretos
USER_INACTIVE: Para continuar es necesario que confirme su usuario | To continue you need to confirm your user | Para continuar é preciso confirmar seu usuário
USER_ALREADY_EXISTS: Ya existe una cuenta con este email | An account with this email already exists | Já existe uma conta com este e-mail
GENERAL_ERROR: Hubo un error al realizar tu login | There was an error signing you in | Houve um erro ao fazer seu login`;

it.each(agreed.trim().split('\n'))('has the agreed text: %s', (row) => {
  const code = codes.find((one) => row.startsWith(`${one}: `));
  const texts = languages.map((language) => code && errorText(code, language));
  expect(`${code}: ${texts.join(' | ')}`).toBe(row);
});
