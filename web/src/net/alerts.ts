// How one is told of one's turns: what the server knows of it, and this device.
import { drawer } from "../kept";
import type * as wire from "../protocol";
import { ask, call } from "./api";

const AT = "/api/me/alerts";
const at = (id: string) => `${AT}/${encodeURIComponent(id)}`;

export const alerts = {
  card: () => ask<wire.AlertsCard>("GET", AT),
  wish: (wishes: wire.Wishes) => ask<wire.AlertsCard>("PUT", AT, wishes),
  addMail: (address: string) => ask<wire.EndpointCard>("POST", `${AT}/mail`, { address }),
  addRoom: (address: string, table: string) => ask<wire.EndpointCard>("POST", `${AT}/webhook`, { address, table }),
  tryOut: (id: string) => ask<wire.Tried>("POST", `${AT}/test`, { id }),
  turn: (id: string, on: boolean) => ask<wire.AlertsCard>("PUT", at(id), { on }),
  forget: (id: string) => ask<wire.AlertsCard>("DELETE", at(id)),
  renew: () => ask<wire.AlertsCard>("POST", `${AT}/private`),
  confirm: (token: string) => call("POST", "/api/alerts/confirm", { token }),
  end: (token: string) => call("POST", `/api/alerts/off?token=${encodeURIComponent(token)}`),
};

/** Whether this device can ring: `insecure` without https, `old` where the browser cannot, `denied` where
    it was told not to. */
export function ability(): "able" | "insecure" | "old" | "denied" {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "old";
  return Notification.permission === "denied" ? "denied" : "able";
}

/** The endpoint of this very device, by what it remembers. */
export const own = (card: wire.AlertsCard) =>
  card.endpoints.find((one) => one.way === "push" && one.id === drawer.get("device"));

/** The worker that rings, and that knows what to show without a network. */
export const worker = () => navigator.serviceWorker.register("/sw.js");

/** Lets this device ring; false when its owner said no. */
export async function ring(card: wire.AlertsCard): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await worker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = { userVisibleOnly: true, applicationServerKey: card.push_key };
  const made = await pushManager.subscribe(key).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe(); // it was another house's
    return pushManager.subscribe(key);
  });
  const { id } = await ask<wire.EndpointCard>("POST", `${AT}/push`, wish(made.toJSON()));
  drawer.set("device", id);
  return true;
}

const wish = ({ endpoint = "", keys = {} }: PushSubscriptionJSON): wire.PushWish => ({
  endpoint,
  keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" },
});

/** This device is silent again. */
export async function hush(id: string): Promise<wire.AlertsCard> {
  const found = await navigator.serviceWorker.getRegistration();
  await (await found?.pushManager.getSubscription())?.unsubscribe();
  return alerts.forget(id);
}
