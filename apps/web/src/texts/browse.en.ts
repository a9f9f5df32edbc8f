import errors from '../errors/errors.en.json' with { type: 'json' };
import home from '../home/home.en.json' with { type: 'json' };
import list from '../list/list.en.json' with { type: 'json' };

export const texts = { errors, home, list };
