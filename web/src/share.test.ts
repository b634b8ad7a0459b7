import { afterEach, expect, test, vi } from 'vitest';

import { share } from './share';

const LINK = 'https://koloda.example/t/1/replay';
const asked = vi.fn<(what: ShareData) => Promise<void>>(async () => {});

function device(takesFiles: boolean) {
  vi.stubGlobal('navigator', {
    share: asked,
    canShare: ({ files }: ShareData) => takesFiles && files?.every((file) => file.type === 'image/png'),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
});

test('a result goes to the messenger with its picture', async () => {
  device(true);
  vi.stubGlobal('fetch', async () => new Response(new Blob(['drawn'], { type: 'image/png' })));

  expect(await share(LINK, null, '/picture.png')).toBe('shared');

  const what = asked.mock.calls[0]?.[0];
  expect(what?.url).toMatch(LINK);
  expect(await what?.files?.[0]?.text()).toBe('drawn');
});

test('a device that hands on no files gets the link alone, and no picture is fetched', async () => {
  device(false);
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);

  expect(await share(LINK, null, '/picture.png')).toBe('shared');

  expect(asked.mock.calls[0]?.[0]).not.toHaveProperty('files');
  expect(fetched).not.toHaveBeenCalled();
});

test('a server that draws no pictures does not keep the link from being shared', async () => {
  device(true);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));

  expect(await share(LINK, null, '/picture.png')).toBe('shared');

  expect(asked.mock.calls[0]?.[0]).not.toHaveProperty('files');
});
