import account from '../../screens/people/account/account.en.json' with { type: 'json' };
import signIn from '../../screens/people/sign-in/sign-in.en.json' with { type: 'json' };

export const texts = { account, signIn };
