export { errorText, isEmail, tidy } from '@shop/domain';
