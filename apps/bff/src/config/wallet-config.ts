import 'reflect-metadata';
import { IsOptional } from 'class-validator';
import { IsAppleFolder, IsDigits, IsFile, IsText } from './rules.js';

/** Wallets of phones: each is offered where its account is configured, and not mentioned elsewhere. */
export class WalletConfig {
  /** A folder with what Apple gave for a pass type: wwdr.pem, signer.pem and signer.key. */
  @IsOptional()
  @IsAppleFolder()
  readonly APPLE_WALLET_FOLDER?: string;

  /** Of signer.key, where it has one. */
  @IsOptional()
  @IsText()
  readonly APPLE_WALLET_PASSPHRASE?: string;

  /** The file of a service account of Google Wallet. */
  @IsOptional()
  @IsFile()
  readonly GOOGLE_WALLET_ACCOUNT?: string;

  /** The number of its issuer. */
  @IsOptional()
  @IsDigits()
  readonly GOOGLE_WALLET_ISSUER?: string;
}
