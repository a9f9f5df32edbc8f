import { row } from './row.js';

/** Refusals of sign-in, sign-up and their limits (docs/rules/sign-in.md#six). */
export const loginErrorTexts = {
  INVALID_EMAIL: row(
    'El correo no está en el formato correcto',
    'The email format is not correct',
    'O e-mail não está no formato correto',
  ),
  PASSWORD_REQUIRED: row(
    'El password es necesario',
    'The password is required',
    'A senha é obrigatória',
  ),
  INCORRECT_LOGIN: row(
    'El email o password ingresados son incorrectos',
    'The email or password is incorrect',
    'O e-mail ou a senha estão incorretos',
  ),
  USER_INACTIVE: row(
    'Para continuar es necesario que confirme su usuario',
    'To continue you need to confirm your user',
    'Para continuar é preciso confirmar seu usuário',
  ),
  USER_ALREADY_EXISTS: row(
    'Ya existe una cuenta con este email',
    'An account with this email already exists',
    'Já existe uma conta com este e-mail',
  ),
  GENERAL_ERROR: row(
    'Hubo un error al realizar tu login',
    'There was an error signing you in',
    'Houve um erro ao fazer seu login',
  ),
  passwordWrong: row(
    'Esta no es tu contraseña actual',
    'This is not your current password',
    'Esta não é sua senha atual',
  ),
  passwordShort: row(
    'La contraseña necesita al menos 8 caracteres',
    'The password needs at least 8 characters',
    'A senha precisa de pelo menos 8 caracteres',
  ),
  passwordWeak: row(
    'Esta contraseña es fácil de adivinar. Elige otra.',
    'This password is easy to guess. Choose another.',
    'Esta senha é fácil de adivinhar. Escolha outra.',
  ),
  tokenMissing: row(
    'Falta el código del correo',
    'The code from the email is missing',
    'Falta o código do e-mail',
  ),
  tokenEnded: row(
    'Este enlace ya no sirve: ya se usó o ya venció. Pide otro.',
    'This link no longer works: it was already used, or it has expired. Ask for another.',
    'Este link não vale mais: já foi usado ou expirou. Peça outro.',
  ),
  coupons: row(
    'No pudimos consultar tus cupones. Siguen siendo tuyos; inténtalo más tarde.',
    'We couldn’t reach your coupons. They are still yours; try again later.',
    'Não conseguimos consultar seus cupons. Eles continuam seus; tente mais tarde.',
  ),
  purchases: row(
    'No pudimos consultar tus compras. Inténtalo más tarde.',
    'We couldn’t reach your purchases. Try again later.',
    'Não conseguimos consultar suas compras. Tente mais tarde.',
  ),
  visits: row(
    'No pudimos consultar tus visitas. Tus boletos siguen siendo válidos; inténtalo más tarde.',
    'We couldn’t reach your visits. Your tickets are still valid; try again later.',
    'Não conseguimos consultar suas visitas. Seus ingressos continuam válidos; tente mais tarde.',
  ),
} as const;
