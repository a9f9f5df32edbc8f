export { inSlices } from '@shop/adapters/system';
