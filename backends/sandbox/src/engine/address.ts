/** One e-mail, however it is written: in NFC and lower case. */
export const addressOf = (email: string): string => email.trim().toLowerCase().normalize('NFC');
