/** The few mails the server sends: codes to confirm an address or to recover an account, and notices of changes. */
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import type { Purpose } from './recovery.ts';

export interface Letter {
  readonly subject: string;
  /** `url` gets a separate line; it may be empty. */
  readonly body: (username: string, url: string) => string;
}

/** In both languages. */
export interface Letters {
  readonly english: Letter;
  readonly russian: Letter;
}

export interface Mail {
  readonly isOn: boolean;
  /** False if the mail could not be handed over; the log has the reason. */
  send(to: string, letters: Letters, username: string, language: string | undefined): Promise<boolean>;
}

const PATIENCE_MS = 20_000;

export function openMail(settings: Settings, logger: Logger): Mail {
  const { smtpUrl, mailFrom, publicUrl } = settings;
  if (smtpUrl === '') return { isOn: false, send: () => Promise.resolve(false) };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  const at = publicUrl === '' ? '' : `\n${publicUrl}\n`;
  return {
    isOn: true,
    send: async (to, { english, russian }, username, language) => {
      const { subject, body } = /^ru\b/i.test(language ?? '') ? russian : english;
      try {
        await transport.sendMail({
          from: mailFrom,
          to: { name: '', address: to },
          subject,
          text: body(username, at),
        });
        return true;
      } catch (error) {
        logger.error({ err: error }, 'a mail could not be sent');
        return false;
      }
    },
  };
}

export function codeLetters(purpose: Purpose, code: string): Letters {
  return purpose === 'confirm' ? confirmLetters(code) : recoveryLetters(code);
}

function confirmLetters(code: string): Letters {
  return {
    english: {
      subject: 'Four Crowns: confirm your address',
      body: (username, url) =>
        `The account "${username}" wants to use this address. The code to confirm it is\n\n${code}\n\n` +
        `It is valid for an hour. If you did not ask for it, ignore this mail.\n${url}`,
    },
    russian: {
      subject: 'Four Crowns: подтвердите адрес',
      body: (username, url) =>
        `Учётная запись «${username}» хочет использовать этот адрес. Код подтверждения:\n\n${code}\n\n` +
        `Он действует один час. Если вы его не запрашивали, ничего делать не нужно.\n${url}`,
    },
  };
}

function recoveryLetters(code: string): Letters {
  return {
    english: {
      subject: 'Four Crowns: recover your account',
      body: (username, url) =>
        `Somebody, probably you, has lost the password of "${username}". The code to set a new one is\n\n${code}\n\n` +
        `It is valid for an hour. If you did not ask for it, ignore this mail: without the code nothing changes.\n${url}`,
    },
    russian: {
      subject: 'Four Crowns: восстановление доступа',
      body: (username, url) =>
        `Кто-то (вероятно, вы) забыл пароль от «${username}». Код для нового пароля:\n\n${code}\n\n` +
        `Он действует один час. Если вы его не запрашивали, ничего делать не нужно: без кода ничего не изменится.\n${url}`,
    },
  };
}
