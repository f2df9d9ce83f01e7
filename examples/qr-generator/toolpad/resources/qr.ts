import QRCode from 'qrcode';

export async function createQrCode(text: string) {
  if (!text) {
    return null;
  }
  return QRCode.toDataURL(text, { width: 300, margin: 2 });
}
