import { resumeCalls } from "#contract/resumes.ts";
import { type ShareLink, shareLinkCalls } from "#contract/share-links.ts";
import { linkReads, linkSources, linkViews, recentLinkViewers } from "#server/db/schema/share-links.ts";
import type { TestApp, TestUser } from "./app.ts";
import type { Arrange, World } from "./call-examples.ts";

type LinkBody = NonNullable<Parameters<typeof linkTo>[2]>;

/** Makes a private link to a resume. */
export async function linkTo(
  user: TestUser,
  id: string,
  body: Partial<{
    name: string;
    password: string;
    days: "1" | "30" | null;
    shownId: string;
    template: string;
    theme: string;
    isDownloadable: boolean;
  }> = {},
): Promise<ShareLink> {
  const sent = { params: { id }, body: { name: "For Ada", ...body } };
  return (await user.send(shareLinkCalls.createShareLink, sent)).data;
}

/** Makes a resume of a premium member and a private link to it. */
export async function linked({ test }: Pick<World, "test">, body: LinkBody = {}) {
  const user = await test.user({ level: "premium" });
  const resume = { userId: user.id, template: "TemplateModern", name: "Seen" };
  const { data } = await user.send(resumeCalls.createResume, { body: resume });
  const link = await linkTo(user, data._id, body);
  return { user, resume: data, link, at: { params: { id: data._id, linkId: link._id } } };
}

/** The tables that refer to a link alone. */
export const figureTables = ["link_reads", "link_sources", "link_views", "recent_link_viewers"];
/** What a data export contains of `linkWithFigures`, by table. */
export const exportedLinks = {
  share_links: "Lovelace's recruiter",
  link_views: '"total": 7',
  link_sources: "lovelace.example",
  link_reads: '"part": 9',
};

/** Makes a private link with a row in every table of its figures. */
export async function linkWithFigures({ deps: { db }, clock }: TestApp, user: TestUser, id: string): Promise<void> {
  const { _id: linkId } = await linkTo(user, id, { name: exportedLinks.share_links });
  await db.insert(linkViews).values({ linkId, day: "2026-01-02", views: 7 });
  await db.insert(linkSources).values({ linkId, host: exportedLinks.link_sources, views: 7 });
  await db.insert(linkReads).values({ linkId, part: 9, readers: 7 });
  await db.insert(recentLinkViewers).values({ linkId, mark: 1, countedAt: new Date(clock.now()) });
}

const sent = { template: "TemplateSidebar", isDownloadable: true } as const;

export const shareLinkExamples = {
  listShareLinks: async (world) => {
    const { user, at } = await linked(world);
    return { as: user, input: { params: { id: at.params.id } } };
  },
  createShareLink: async (world) => {
    const { user, at } = await linked(world);
    const body = { ...sent, name: "For the agency", password: "open sesame", days: "30" };
    return { as: user, input: { params: { id: at.params.id }, body } };
  },
  changeShareLink: async (world) => {
    const { user, at } = await linked(world);
    return { as: user, input: { ...at, body: { ...sent, isRevoked: true } } };
  },
  removeShareLink: async (world) => {
    const { user, at } = await linked(world);
    return { as: user, input: at };
  },
} satisfies Record<keyof typeof shareLinkCalls, Arrange>;
