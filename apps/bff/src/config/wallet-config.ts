import 'reflect-metadata';
import { IsOptional } from 'class-validator';
import { IsAppleFolder, IsDigits, IsFile, IsText } from './rules.js';
import { StoreConfig } from './store-config.js';

/** Phone wallets. The shop offers a wallet only if its account is configured. */
export class WalletConfig extends StoreConfig {
  /** Folder with Apple's files for a pass type: wwdr.pem, signer.pem and signer.key. */
  @IsOptional()
  @IsAppleFolder()
  readonly APPLE_WALLET_FOLDER?: string;

  /** Passphrase of signer.key, if it has one. */
  @IsOptional()
  @IsText()
  readonly APPLE_WALLET_PASSPHRASE?: string;

  /** Key file of a Google Wallet service account. */
  @IsOptional()
  @IsFile()
  readonly GOOGLE_WALLET_ACCOUNT?: string;

  @IsOptional()
  @IsDigits()
  readonly GOOGLE_WALLET_ISSUER?: string;
}
