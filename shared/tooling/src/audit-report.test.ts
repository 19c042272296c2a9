import { readAudit } from './audit-report.ts';

it('reads what was found, with the library through which another one is affected', () => {
  const printed = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      lodash: { name: 'lodash', severity: 'high', via: [{ title: 'Prototype Pollution', url: 'x' }] },
      'some-tool': { name: 'some-tool', severity: 'low', via: ['lodash'] },
    },
  });
  expect(readAudit(printed)).toEqual({
    asked: true,
    found: [
      { library: 'lodash', severity: 'high', title: 'Prototype Pollution' },
      { library: 'some-tool', severity: 'low', title: 'through lodash' },
    ],
  });
});

it('finds nothing in an empty report', () => {
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ asked: true, found: [] });
});

it.each([
  ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
  ['', 'npm audit printed no report.'],
  ['<html>', 'npm audit printed no report.'],
])('takes no failed question for a clean bill: %p', (printed, why) => {
  expect(readAudit(printed)).toEqual({ asked: why, found: [] });
});
