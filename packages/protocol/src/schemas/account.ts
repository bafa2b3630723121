/** Request bodies of the account routes. */
import Type from 'typebox';
import { Id, strict, titled } from './words.ts';
import type { Wire } from './words.ts';

const MAX_PASSWORD_CHARS = 128;
/** For the names of tokens and passkeys. */
export const MAX_LABEL_CHARS = 60;
export const MAX_REPORT_CHARS = 500;

const Username = Type.String({ pattern: '^[A-Za-z0-9_.-]{3,24}$' });
const Password = Type.String({ minLength: 1, maxLength: MAX_PASSWORD_CHARS });
const NewPassword = Type.String({ minLength: 8, maxLength: MAX_PASSWORD_CHARS });
/** As people copy it, with blanks and dashes. */
const Code = Type.String({ minLength: 1, maxLength: 60 });

export const SignUpSchema = Type.Object(
  { username: Username, password: NewPassword },
  { ...strict, title: 'SignUp' },
);
export type SignUp = Wire<typeof SignUpSchema>;
export const SignInSchema = Type.Object(
  { username: Username, password: Password },
  { ...strict, title: 'SignIn' },
);
export type SignIn = Wire<typeof SignInSchema>;
export const ChangePasswordSchema = Type.Object(
  { current: Password, next: NewPassword },
  { ...strict, title: 'ChangePassword' },
);
/** Ends every other session and every token of the account. */
export type ChangePassword = Wire<typeof ChangePasswordSchema>;
export const ConfirmAccountSchema = Type.Object(
  { password: Password },
  { ...strict, title: 'ConfirmAccount' },
);
export type ConfirmAccount = Wire<typeof ConfirmAccountSchema>;
export const RecoverAccountSchema = Type.Object(
  { username: Username, code: Code, password: NewPassword },
  { ...strict, title: 'RecoverAccount' },
);
/** `code` is one of the recovery codes, or the one that was mailed. Ends every session and token. */
export type RecoverAccount = Wire<typeof RecoverAccountSchema>;
export const AskRecoveryMailSchema = Type.Object(
  { username: Username },
  { ...strict, title: 'AskRecoveryMail' },
);
/** The answer is the same whether or not there is such an account with an address. */
export type AskRecoveryMail = Wire<typeof AskRecoveryMailSchema>;
export const SetEmailSchema = Type.Object(
  // Mail servers differ in what they accept, so only the confirmation shows whether an address works.
  {
    address: Type.String({
      maxLength: 254,
      pattern: '^[^@\\s<>,;:"\\x00-\\x1f]{1,64}@[A-Za-z0-9.-]{1,189}$',
    }),
  },
  { ...strict, title: 'SetEmail' },
);
export type SetEmail = Wire<typeof SetEmailSchema>;
export const ConfirmEmailSchema = Type.Object({ code: Code }, { ...strict, title: 'ConfirmEmail' });
export type ConfirmEmail = Wire<typeof ConfirmEmailSchema>;
export const NewTokenSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: MAX_LABEL_CHARS }),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  },
  { ...strict, title: 'NewToken' },
);
/** `days`: how long it is valid; 90 if not given. A guest's token expires when the guest signs in or up. */
export type NewToken = Wire<typeof NewTokenSchema>;
/** The WebAuthn library checks what the browser answers. */
const WebAuthnAnswer = Type.Unsafe<object>({
  type: 'object',
  ...titled('WebAuthnAnswer', 'The result of the browser’s `PublicKeyCredential.toJSON()`.'),
});
export const NewPasskeySchema = Type.Object(
  { response: WebAuthnAnswer, name: Type.String({ minLength: 1, maxLength: MAX_LABEL_CHARS }) },
  { ...strict, title: 'NewPasskey' },
);
export const ShownPasskeySchema = Type.Object(
  { response: WebAuthnAnswer },
  { ...strict, title: 'ShownPasskey' },
);
export const NewReportSchema = Type.Object(
  {
    person: Id,
    table: Type.Optional(Id),
    reason: Type.String({ minLength: 1, maxLength: MAX_REPORT_CHARS }),
  },
  { ...strict, title: 'NewReport' },
);
export type NewReport = Wire<typeof NewReportSchema>;
