// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CoinType} from "./lib/CoinType.sol";
import {DnsName} from "./lib/DnsName.sol";
import {IRegistry} from "./lib/IRegistry.sol";
import {ReverseName} from "./lib/ReverseName.sol";

interface INameRecords {
    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory);
    function name(bytes32 node) external view returns (string memory);
}

/// Forward and reverse lookups in one call, with those functions and errors of ENS's universal
/// resolver that clients use. All names are on this chain, so gateways are ignored.
contract UniversalResolver {
    /// The address of the registry on every network that has one.
    IRegistry public constant registry = IRegistry(0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e);

    error EmptyAddress();
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverError(bytes errorData);
    error UnsupportedResolverProfile(bytes4 selector);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    /// @param name in DNS format
    /// @param data the call for the name's resolver, for example addr(bytes32)
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory result, address resolver)
    {
        (, resolver) = find(name);
        result = ask(resolver, data);
    }

    /// The primary name of an address on a chain. Valid only if the name resolves back to the
    /// address.
    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory primary, address resolver, address reverseResolver)
    {
        if (account.length == 0) revert EmptyAddress();
        (primary, reverseResolver) = claimed(account, coinType);
        if (bytes(primary).length == 0) return ("", address(0), reverseResolver);

        bytes32 node;
        (node, resolver) = find(DnsName.encode(primary));
        bytes memory answer = ask(resolver, abi.encodeCall(INameRecords.addr, (node, coinType)));
        bytes memory owner = abi.decode(answer, (bytes));
        if (keccak256(owner) != keccak256(account)) revert ReverseAddressMismatch(primary, owner);
    }

    /// The name that an address claims, unverified: from the chain's own record, else from the
    /// default of all EVM chains.
    function claimed(bytes memory account, uint256 coinType)
        private
        view
        returns (string memory primary, address resolver)
    {
        bytes memory dns = DnsName.encode(ReverseName.build(account, coinType));
        bytes32 node = DnsName.namehash(dns);
        if (!CoinType.isEvm(coinType) || coinType == CoinType.DEFAULT_EVM || has(node)) {
            (node, resolver) = find(dns);
            return (nameOf(resolver, node), resolver);
        }
        (node, resolver) = find(DnsName.encode(ReverseName.build(account, CoinType.DEFAULT_EVM)));
        return (nameOf(resolver, node), resolver);
    }

    function has(bytes32 node) private view returns (bool) {
        return registry.resolver(node) != address(0);
    }

    function nameOf(address resolver, bytes32 node) private view returns (string memory) {
        return abi.decode(ask(resolver, abi.encodeCall(INameRecords.name, (node))), (string));
    }

    function find(bytes memory dns) private view returns (bytes32 node, address resolver) {
        node = DnsName.namehash(dns);
        resolver = registry.resolver(node);
        if (resolver == address(0)) revert ResolverNotFound(dns);
        if (resolver.code.length == 0) revert ResolverNotContract(dns, resolver);
    }

    function ask(address resolver, bytes memory data) private view returns (bytes memory) {
        (bool success, bytes memory answer) = resolver.staticcall(data);
        if (success && answer.length > 0) return answer;
        if (answer.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        revert ResolverError(answer);
    }
}
