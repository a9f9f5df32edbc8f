import { languages } from '../language/language.js';
import { errorCatalogue, type ErrorCode, errorText } from './error-catalogue.js';

const codes = Object.keys(errorCatalogue) as ErrorCode[]; // as: the keys of a const table

it.each(codes)('%s is said in three languages, each in its own words', (code) => {
  const texts = languages.map((language) => errorText(code, language));
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) {
    expect(text.length).toBeGreaterThan(5);
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/[{}<>]| {2}|TODO/);
  }
});

it('has no two cases with the same words', () => {
  for (const language of languages) {
    const texts = codes.map((code) => errorText(code, language));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

/** Texts that were agreed with the operator (docs/rules/messages.md#to-the-letter). */
it.each([
  ['generic', 'es', 'Ocurrió un error inesperadamente, inténtelo nuevamente.'],
  ['internal', 'es', 'lo sentimos, algo salió mal'],
  ['internal', 'en', 'OUUUPS! Something went wrong.'],
  ['prices', 'es', 'Lo sentimos no pudimos obtener los precios del producto'],
  ['noSchedule', 'es', 'Por favor seleccione un horario'],
  ['noAvailability', 'es', 'No hay entradas para esa fecha, por favor seleccione una diferente'],
  ['duplicate', 'es', 'Este producto o uno con la misma fecha ya se encuentra en tu carrito'],
  ['sameDates', 'es', 'Las fechas de los productos no pueden ser la misma'],
  ['limit', 'es', 'El limite de productos que puede agregar en su paquete es 5'],
  ['purchase', 'es', 'Error comprando el producto'],
  ['cartUpdated', 'en', 'The cart has been updated successfully'],
  ['cartUpdate', 'en', 'There was an error updating the shopping cart'],
  ['currencies', 'es', 'Error obteniendo divisas'],
  ['methods', 'es', 'Error obteniendo métodos de pagos para esta divisa'],
  ['calendar', 'es', 'Ocurrió un error al cargar el calendario'],
  ['promoCode', 'es', 'Código promocional no válido'],
  ['promoCode', 'en', 'Invalid promotional code'],
  ['newsletterDuplicate', 'es', 'Correo registrado'],
  ['newsletterOther', 'es', 'Intente mas tarde'],
  ['newsletterDuplicate', 'en', 'E-mail already registered'],
  ['newsletterDuplicate', 'pt', 'E-mail já cadastrado'],
  ['newsletterOther', 'en', 'Please try later'],
  ['newsletterOther', 'pt', 'Tente mais tarde'],
  ['newsletterPage', 'es', 'Ocurrió un error con tu suscripción. Inténtalo más tarde.'],
  ['newsletterPage', 'en', 'An error occurred with your subscription. Please try again later.'],
  ['newsletterPage', 'pt', 'Ocorreu um erro com sua assinatura. Tente mais tarde.'],
  ['suggestions', 'en', "Results couldn't be retrieved"],
  ['suggestions', 'es', 'No se han podido buscar resultados'],
  ['firstName', 'en', 'Name field is required'],
  ['emailMissing', 'en', 'The email field is required'],
  ['emailWrong', 'en', 'The email is not valid'],
  ['boxNotTicked', 'en', 'This checkbox is mandatory'],
  ['firstName', 'es', 'El campo nombre es requerido'],
  ['lastName', 'es', 'El campo apellido es requerido'],
  ['emailWrong', 'es', 'Ingrese un correo válido'],
  ['emailMissing', 'es', 'El campo email es requerido'],
  ['country', 'es', 'El campo pais es requerido'],
  ['boxNotTicked', 'es', 'Es necesario seleccionar este campo'],
  ['INVALID_EMAIL', 'es', 'El correo no está en el formato correcto'],
  ['PASSWORD_REQUIRED', 'es', 'El password es necesario'],
  ['INCORRECT_LOGIN', 'es', 'El email o password ingresados son incorrectos'],
  ['USER_INACTIVE', 'es', 'Para continuar es necesario que confirme su usuario'],
  ['USER_ALREADY_EXISTS', 'es', 'Ya existe una cuenta con este email'],
  ['GENERAL_ERROR', 'es', 'Hubo un error al realizar tu login'],
  ['INVALID_EMAIL', 'en', 'The email format is not correct'],
  ['PASSWORD_REQUIRED', 'en', 'The password is required'],
  ['INCORRECT_LOGIN', 'en', 'The email or password is incorrect'],
  ['USER_INACTIVE', 'en', 'To continue you need to confirm your user'],
  ['USER_ALREADY_EXISTS', 'en', 'An account with this email already exists'],
  ['GENERAL_ERROR', 'en', 'There was an error signing you in'],
  ['INVALID_EMAIL', 'pt', 'O e-mail não está no formato correto'],
  ['PASSWORD_REQUIRED', 'pt', 'A senha é obrigatória'],
  ['INCORRECT_LOGIN', 'pt', 'O e-mail ou a senha estão incorretos'],
  ['USER_INACTIVE', 'pt', 'Para continuar é preciso confirmar seu usuário'],
  ['USER_ALREADY_EXISTS', 'pt', 'Já existe uma conta com este e-mail'],
  ['GENERAL_ERROR', 'pt', 'Houve um erro ao fazer seu login'],
] as const)('%s is said in %s as it was agreed: %s', (code, language, text) => {
  expect(errorText(code, language)).toBe(text);
});

it('tells a visitor offline to try later or to call', () => {
  expect(errorText('offline', 'en')).toMatch(/later.*call/);
});
