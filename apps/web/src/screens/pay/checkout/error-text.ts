export { errorText, isEmail, tidyEmail } from '@shop/domain';
