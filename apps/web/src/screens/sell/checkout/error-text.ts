export { errorText } from '@shop/domain';
