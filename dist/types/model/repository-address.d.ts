/** Splits an address of any form, dropping user and password; undefined if it is none. */
export declare function splitRepositoryAddress(address: string): {
    readonly host: string;
    readonly path: string;
} | undefined;
export interface RemoteRepository {
    /** `acme/shop` */
    readonly repository: string;
    readonly url: string;
}
/** Parses a git remote; undefined for local paths and non-browsable addresses. */
export declare function parseRemote(address: string): RemoteRepository | undefined;
/** Returns the address of a line; undefined for files of unknown repositories. */
export type SourceUrl = (file: string, line: number) => string | undefined;
/** Returns addresses of lines by path from the root; undefined if the server is unknown. */
export declare function addressesOf(url: string | null | undefined, commit: string | null | undefined): SourceUrl | undefined;
/** A line in a file of another repository, `shop/k8s/api.yaml`, with its address if known. */
export interface LineElsewhere {
    readonly file: string;
    readonly line: number;
    /** Shortened. */
    readonly commit: string;
    readonly url: string | undefined;
}
/** Names a line of a checkout, which is `https://github.com/acme/shop@` and its commit, without what is not known. */
export declare function lineElsewhere(checkout: string, path: string, line: number): LineElsewhere;
