import {
  type FaqValues,
  faqValues,
  type PageValues,
  pageValues,
  type PostValues,
  postValues,
  type ResourceValues,
  resourceValues,
  type TextKind,
} from '@puente/contract/entities/staff-text';
import type { FaqRow, PageRow, PostRow } from '../content/policy.ts';
import type { ResourceRow } from '../resources/columns.ts';

/** Fields of a post that its history keeps. */
const valuesOfPost = (row: PostRow): PostValues => ({
  title: row.title,
  url: row.url,
  description: row.description,
  author: row.author,
  tags: row.tags,
  content: row.content,
  metatitle: row.metatitle,
  metadescription: row.metadescription,
  banner: row.bannerId,
  bannerText: row.bannerText,
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

/** Reads the fields of a kept state. Fields that it was kept without are empty. */
export const readPostValues = (kept: unknown): PostValues =>
  postValues.parse({ bannerText: null, ...(kept as object) });

/** Columns of a former state of a post, without its address and publication: those of today stay. */
export const postToRestore = ({
  title,
  description,
  author,
  tags,
  content,
  metatitle,
  metadescription,
  banner,
  bannerText,
}: PostValues) => ({
  title,
  description,
  author,
  tags,
  content,
  metatitle,
  metadescription,
  bannerId: banner,
  bannerText,
});

const valuesOfFaq = ({ question, answer, audience, category, position, published }: FaqRow): FaqValues => ({
  question,
  answer,
  audience,
  category,
  position,
  published,
});

export const readFaqValues = (kept: unknown): FaqValues => faqValues.parse(kept);

/** Columns of a former state of a question, without its publication. */
export const faqToRestore = ({ question, answer, audience, category, position }: FaqValues) => ({
  question,
  answer,
  audience,
  category,
  position,
});

const valuesOfPage = ({ slug, title, content, published }: PageRow): PageValues => ({
  slug,
  title,
  content,
  published,
});

export const readPageValues = (kept: unknown): PageValues => pageValues.parse(kept);

/** Columns of a former state of a page, without its address and publication. */
export const pageToRestore = ({ title, content }: PageValues) => ({ title, content });

const valuesOfResource = (row: ResourceRow): ResourceValues => ({
  title: row.title,
  introduction: row.introduction,
  tags: row.tags,
  tfx_status: row.tfxStatus,
  is_popular: row.isPopular,
  purposes: row.purposes,
  content: row.content,
  link: row.link,
  picture: row.pictureId,
  pictureText: row.pictureText,
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

export const readResourceValues = (kept: unknown): ResourceValues => resourceValues.parse(kept);

/** Columns of a former state of a resource, without its publication. */
export const resourceToRestore = ({
  title,
  introduction,
  tags,
  tfx_status,
  is_popular,
  purposes,
  content,
  link,
  picture,
  pictureText,
}: ResourceValues) => ({
  title,
  introduction,
  tags,
  tfxStatus: tfx_status,
  isPopular: is_popular,
  purposes,
  content,
  link,
  pictureId: picture,
  pictureText,
});

/** The new state of a text for its history, with the state before; undefined before for a new text. */
const changeWith =
  <Row extends { id: number; updatedAt: Date }>(kind: TextKind, valuesOf: (row: Row) => object) =>
  (before: Row | undefined, after: Row) => ({
    kind,
    id: after.id,
    before: before && { values: valuesOf(before), savedAt: before.updatedAt },
    values: valuesOf(after),
  });

export const changeOfPost = changeWith('post', valuesOfPost);
export const changeOfFaq = changeWith('faq', valuesOfFaq);
export const changeOfPage = changeWith('page', valuesOfPage);
export const changeOfResource = changeWith('resource', valuesOfResource);
