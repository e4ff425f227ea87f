// Runs when no page is open: shows what the house sends, takes it away again, and leads to the table.
// Of the site it keeps only the page that is shown when nobody answers; never a table.

declare const KEPT: string[]; // the page without a network, and what it is drawn with
declare const ICON: string;

interface Pushed {
  tag: string;
  title?: string;
  body?: string;
  path?: string;
  close?: string;
}

interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Asked extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Clicked extends Waiting {
  notification: Notification;
}

interface Window extends EventTarget {
  url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}

interface Worker {
  registration: ServiceWorkerRegistration;
  location: Location;
  clients: { matchAll(how: object): Promise<Window[]>; openWindow(path: string): Promise<unknown>; claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(name: string, act: (event: E) => void): void;
}

const worker = self as unknown as Worker;
const CACHE = "without-network";

worker.addEventListener<Waiting>("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)).then(() => worker.skipWaiting()));
});

worker.addEventListener<Waiting>("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));

/** Forgets what older versions kept. */
async function tidy(): Promise<void> {
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => !KEPT.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

worker.addEventListener<Asked>("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => kept("/offline")));
  else if (KEPT.includes(pathname)) event.respondWith(fetch(event.request).catch(() => kept(pathname)));
});

async function kept(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}

worker.addEventListener<Waiting & { data: { json(): Pushed } | null }>("push", (event) => {
  if (event.data) event.waitUntil(shown(event.data.json()));
});

/** One notice a table: a newer one takes the place of the older. */
async function shown({ tag, title = "filature", body, path = "/", close }: Pushed): Promise<void> {
  if (!close) return worker.registration.showNotification(title, { body, tag, data: path, icon: ICON });
  const found = await worker.registration.getNotifications({ tag });
  found.forEach((one) => one.close());
}

worker.addEventListener<Clicked>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});

/** To a page that is open already, if there is one. */
async function lead(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  const any = there ?? pages[0];
  if (!any) await worker.clients.openWindow(path);
  else {
    await any.focus();
    if (!there) await any.navigate(path).catch(() => worker.clients.openWindow(path));
  }
}
