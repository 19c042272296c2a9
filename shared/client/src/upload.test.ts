import { request } from './http.ts';
import { uploadFile, uploadFiles } from './upload.ts';

jest.mock('./http.ts');
const answer = jest.mocked(request);
const cv = new File(['%PDF-1.7'], 'cv.pdf');

it('says what the file is for and gives its record', async () => {
  answer.mockResolvedValue([{ id: 5, name: 'cv.pdf' }] as never);
  await expect(uploadFile(cv, 'cv')).resolves.toEqual({ id: 5, name: 'cv.pdf' });
  expect(answer).toHaveBeenCalledWith('POST /api/upload', { files: [cv], query: { for: 'cv' } }, {});
});

it('fails when the API answers that it stored nothing', async () => {
  answer.mockResolvedValue([]);
  await expect(uploadFile(cv, 'cv')).rejects.toMatchObject({ code: 'Unexpected' });
});

it('sends several at once', async () => {
  answer.mockResolvedValue([{ id: 5 }, { id: 6 }] as never);
  await expect(uploadFiles([cv, cv], 'tfx')).resolves.toEqual([{ id: 5 }, { id: 6 }]);
  expect(answer).toHaveBeenCalledWith('POST /api/upload', { files: [cv, cv], query: { for: 'tfx' } }, {});
});
