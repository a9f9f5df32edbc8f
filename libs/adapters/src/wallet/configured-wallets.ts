import {
  type MadePass,
  type WalletKind,
  walletKinds,
  type WalletPass,
  type WalletPasses,
} from '@shop/ports/backends';

export interface Wallet {
  make(pass: WalletPass): Promise<MadePass>;
}

/** The wallets that the operator has an account with, possibly none. */
export class ConfiguredWallets implements WalletPasses {
  readonly kinds: readonly WalletKind[];

  constructor(private readonly wallets: Readonly<Partial<Record<WalletKind, Wallet>>>) {
    this.kinds = walletKinds.filter((kind) => wallets[kind] !== undefined);
  }

  async make(kind: WalletKind, pass: WalletPass): Promise<MadePass | undefined> {
    return this.wallets[kind]?.make(pass);
  }
}
