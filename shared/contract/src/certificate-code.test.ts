import { readCertificateCode, writeCertificateCode } from './certificate-code.ts';

describe('Code of a certificate', () => {
  test.each([
    ['7K3M9QWXV2TB', '7K3M9QWXV2TB'],
    ['7K3M-9QWX-V2TB', '7K3M9QWXV2TB'],
    [' 7k3m 9qwx–v2tb ', '7K3M9QWXV2TB'],
    ['oIlO-9QWX-V2TB', '01109QWXV2TB'],
  ])('reads %j', (written, code) => {
    expect(readCertificateCode(written)).toBe(code);
  });

  test.each(['', '7K3M', '7K3M-9QWX-V2TB-0', '7K3M-9QWX-V2TU', '7K3M-9QWX-V2TÑ', '../../etc/pass'])(
    'refuses %j',
    (written) => {
      expect(readCertificateCode(written)).toBeNull();
    },
  );

  test('is written in groups that are read again', () => {
    expect(writeCertificateCode('7K3M9QWXV2TB')).toBe('7K3M-9QWX-V2TB');
    expect(readCertificateCode(writeCertificateCode('7K3M9QWXV2TB'))).toBe('7K3M9QWXV2TB');
  });
});
