import { create } from "zustand";

const useAnnouncement = create<{ text: string; at: number }>(() => ({ text: "", at: 0 }));

/** Says something to a screen reader alone: what moved where, by a button rather than by a drag. */
export function announce(text: string): void {
  useAnnouncement.setState(({ at }) => ({ text, at: at + 1 }));
}

/** Where it is said; mounted once. The key makes the same words a second time news. */
export function Announcer() {
  const { text, at } = useAnnouncement();
  return (
    <div role="status" className="sr-only">
      <span key={at}>{text}</span>
    </div>
  );
}
