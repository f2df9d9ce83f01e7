// cspell:ignore selfsigned
import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

export interface Certificate {
  key: string;
  cert: string;
  /** The hash of its public key, by which a browser can be told to trust it. */
  trusted: string;
}

/** Makes a certificate that is used once; nobody has signed it. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'mui.com' }]);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, trusted: createHash('sha256').update(publicKey).digest('base64') };
}
