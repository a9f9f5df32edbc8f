export {
  type Mode,
  modes,
  modesOf,
  portNames,
  type SwitchedPort,
  Switches,
  type SwitchOn,
  type SwitchOrder,
} from '@shop/adapters/http';
